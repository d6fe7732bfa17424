"""Records: read, write, replay, verify games of the formats `sixfold/1` and `sixfold/2`, and judge positions."""

from sixfold.records.faults import BadRecord, Fault, FaultCode, RefusedTurn
from sixfold.records.files import Checked, check_file, parse_record, read_records, write_line
from sixfold.records.receipts import check_receipt, compared, left_out, read_receipt, receipt_faults
from sixfold.records.refusals import refusal_json
from sixfold.records.replay import check_record, states, verify
from sixfold.records.schema import SCHEMA, SCHEMA_2
from sixfold.records.write import record_of, result_json, shuffle_json

__all__ = [
    "SCHEMA",
    "SCHEMA_2",
    "BadRecord",
    "Checked",
    "Fault",
    "FaultCode",
    "RefusedTurn",
    "check_file",
    "check_receipt",
    "check_record",
    "compared",
    "left_out",
    "parse_record",
    "read_receipt",
    "read_records",
    "receipt_faults",
    "record_of",
    "refusal_json",
    "result_json",
    "shuffle_json",
    "states",
    "verify",
    "write_line",
]
