"""A server that is asked to stop finishes what it has begun, and says so."""

@run_async
async def test_a_graceful_stop_finishes_what_it_has_begun(server: ServerProcess, database: str) -> None:
    accepted: list[tuple[str, int]] = []

    async def play(game: Json) -> None:
        tokens = tokens_of(game)
        try:
            async with http(server.url) as client:
                while True:
                    view = (await client.get(f"/api/games/{game['game']}", headers=bearer(tokens[0]))).json()
                    mine = tokens[view["on_turn"]]
                    view = (await client.get(f"/api/games/{game['game']}", headers=bearer(mine))).json()
                    asked = {"action": choose(view, Random(1)), "answers": view["answers"]}
                    answer = await client.post(f"/api/games/{game['game']}/actions", json=asked, headers=bearer(mine))
                    accepted.append((game["game"], answer.json()["number"]))
        except (httpx.HTTPError, KeyError, TypeError):
            return

    async with api(server) as client:
        games = [await client.make([here("a"), here("b")]) for _ in range(8)]
    playing = [asyncio.create_task(play(game)) for game in games]
    await asyncio.sleep(1.5)
    code = await asyncio.to_thread(server.stop)
    await asyncio.gather(*playing)
    assert code in (0, -15)
    assert len(accepted) > 8
    engine = await open_database(parse_database(database))
    async with engine.connect() as connection:
        logged = {(row.game, row.number) for row in await connection.execute(sa.select(EVENTS))}
    await engine.dispose()
    assert set(accepted) <= logged


