"""Records: read, write, replay, verify games of the format `sixfold/1`, and judge positions."""

from sixfold.records.faults import BadRecord, Fault, FaultCode, RefusedTurn
from sixfold.records.files import Checked, check_file, parse_record, read_records, write_line
from sixfold.records.replay import states, verify
from sixfold.records.schema import SCHEMA
from sixfold.records.write import record_of, result_json, shuffle_json, turn_json

__all__ = [
    "SCHEMA",
    "BadRecord",
    "Checked",
    "Fault",
    "FaultCode",
    "RefusedTurn",
    "check_file",
    "parse_record",
    "read_records",
    "record_of",
    "result_json",
    "shuffle_json",
    "states",
    "turn_json",
    "verify",
    "write_line",
]
