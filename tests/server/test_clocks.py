"""Clocks and absence: deadlines are events in the log, kept by whichever server runs."""

@run_async
async def test_clocks_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = ServerProcess(str(tmp_path_factory.mktemp("clocks") / "games.sqlite3")).start()
    try:
        async with api(server) as client:
            short = await client.make([here("a"), here("b")], clock={"kind": "turn", "seconds": 0.8})
            days = await client.make(
                [here("a"), here("b")], clock={"kind": "game", "seconds": 259_200, "increment": 60}
            )
            bots = await client.make([here("a"), a_bot(), a_bot()])
        server.kill()
        await asyncio.sleep(1.0)
        server.start()
        async with api(server) as client:
            async with listening(server.url, short["game"], short["watch"]) as socket:
                await socket.hear_until("view")
                while socket.view["seats"][short["view"]["on_turn"]]["taken_over"] is None:
                    await socket.hear()
            view = await client.get(f"/{days['game']}", tokens_of(days)[0])
            assert view["clock"]["deadline"] == days["view"]["clock"]["deadline"]
            assert view["clock"]["deadline"] - view["clock"]["since"] == 259_200
            token = tokens_of(bots)[0]
            assert (await play_seat(server.url, bots["game"], token, Random(1)))["status"] == "ended"
    finally:
        server.close()


