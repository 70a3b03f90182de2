"""People: guests, passwords, tokens, notices."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from ziggurat.server.api.dependencies import (
    COOKIE_NAME,
    Anybody,
    Server,
    Somebody,
    address_of,
    described,
    json_response,
    nothing,
    with_cookie,
)
from ziggurat.server.notices.webhooks import check_webhook
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.process import ServerProcess
from ziggurat.server.rate_limits import (
    SHARED,
    by_address,
    by_login,
    by_mailbox,
    by_pair,
    by_person,
)
from ziggurat.server.schemas.requests import (
    ChangedPerson,
    Code,
    Id,
    NewPassword,
    NewPerson,
    NewToken,
    Notices,
    PushEnd,
    PushSubscription,
    SignIn,
)
from ziggurat.server.schemas.responses import (
    Account,
    IssuedToken,
    PushInfo,
    Records,
    Tables,
    Tokens,
)
from ziggurat.server.tables.cache import OpenTable
from ziggurat.server.tables.commands import Resign
from ziggurat.server.tables.viewer_json import table_line

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/people", status_code=201, responses=described(Account, 201))
async def become(server: Server, request: Request, _: Anybody, body: NewPerson) -> Response:
    """Become a guest with a name."""
    server.limits.take("guests", by_address(address_of(request)))
    person, secret = await server.accounts.new_person(body.name, body.language)
    answer = json_response(server.accounts.account_of(person), 201)
    return with_cookie(answer, secret, server.settings.secure)


@router.get("/me", responses=described(Account, 200, 401))
async def myself(server: Server, me: Somebody) -> Response:
    """Who I am."""
    return json_response(server.accounts.account_of(await server.accounts.load(me.id)))


@router.patch("/me", responses=described(Account, 200, 401))
async def change(server: Server, me: Somebody, body: ChangedPerson) -> Response:
    """Change my name, language or page settings."""
    person = await server.accounts.change(me, body.name, body.language, body.settings)
    return json_response(server.accounts.account_of(person))


@router.delete("/me", status_code=204, responses=described(None, 204, 401))
async def forget(server: Server, me: Somebody) -> Response:
    """Resign everywhere and be forgotten."""
    for table in await server.registry.unfinished(me):
        await _leave(server, await server.cache.open(table), me)
    await server.accounts.forget(me)
    response = nothing()
    response.delete_cookie(COOKIE_NAME, path="/")
    return response


async def _leave(server: ServerProcess, table: OpenTable, me: Me) -> None:
    """Leave a table for good, whatever its stage."""
    try:
        if table.damage:
            return
        if table.logged is not None:
            for seat in table.mine(me.id):
                await server.executor.run(table, Resign(me.id, seat, None))
        elif table.row.owner == me.id:
            await server.lobby.remove(table, me)
        else:
            await server.lobby.leave(table, me)
    except Problem as problem:
        if problem.key not in ("over", "resigned", "frozen", "not-seated", "no-such-table"):
            raise


@router.put("/me/password", responses=described(Account, 200, 401, 409))
async def set_password(server: Server, me: Somebody, body: NewPassword) -> Response:
    """A login and password, to come back from another device."""
    server.limits.take("logins", by_person(me.id))
    person = await server.accounts.set_password(me, body.login, body.password, body.old)
    return json_response(server.accounts.account_of(person))


@router.post("/sessions", responses=described(Account, 200, 401))
async def sign_in(server: Server, request: Request, _: Anybody, body: SignIn) -> Response:
    """Come back with a password."""
    address, login = address_of(request), body.login.casefold()
    server.limits.take("logins", by_address(address), SHARED)
    server.limits.take("logins", by_pair(login, address))
    if not server.accounts.knows(by_pair(login, address)):
        server.limits.take("guesses", by_login(login))
    person, secret = await server.accounts.sign_in(body.login, body.password)
    server.accounts.remember(by_pair(login, address))
    answer = json_response(server.accounts.account_of(person))
    return with_cookie(answer, secret, server.settings.secure)


@router.delete("/sessions", status_code=204, responses=described(None, 204, 401))
async def sign_out_everywhere(server: Server, me: Somebody) -> Response:
    """Sign out everywhere; tokens end too."""
    await server.accounts.sign_out(me, everywhere=True)
    response = nothing()
    response.delete_cookie(COOKIE_NAME, path="/")
    return response


@router.delete("/sessions/this", status_code=204, responses=described(None, 204, 401))
async def sign_out(server: Server, me: Somebody) -> Response:
    """Sign out here."""
    await server.accounts.sign_out(me, everywhere=False)
    response = nothing()
    response.delete_cookie(COOKIE_NAME, path="/")
    return response


@router.get("/me/tokens", responses=described(Tokens, 200, 401))
async def tokens(server: Server, me: Somebody) -> Response:
    """My tokens, without their secrets."""
    return json_response(Tokens(await server.accounts.tokens(me)))


@router.post("/me/tokens", status_code=201, responses=described(IssuedToken, 201, 401))
async def new_token(server: Server, me: Somebody, body: NewToken) -> Response:
    """A token for a bot of mine; it is shown only once."""
    return json_response(await server.accounts.new_token(me, body.label), 201)


@router.delete("/me/tokens/{id}", status_code=204, responses=described(None, 204, 401, 404))
async def end_token(server: Server, me: Somebody, id: Id) -> Response:  # noqa: A002
    """End a token."""
    await server.accounts.end_token(me, id)
    return nothing()


@router.put("/me/notices", responses=described(Account, 200, 401))
async def set_notices(server: Server, request: Request, me: Somebody, body: Notices) -> Response:
    """Where to send me notices that it is my turn."""
    server.limits.take("hints", by_person(me.id))
    if body.email is not None and await server.accounts.is_new_email(me, body.email):
        for sender in (by_person(me.id), by_address(address_of(request)), by_mailbox(body.email)):
            server.limits.take("letters", sender)
    if body.webhook is not None:
        check_webhook(body.webhook)
    person, code = await server.accounts.set_notices(me, body.email, body.webhook, body.quiet)
    server.notices.look_again(me.id)
    if code is not None and person.email is not None:
        server.notices.send_code(person.email, code, person.language)
    return json_response(server.accounts.account_of(person))


@router.post("/me/notices/email", responses=described(Account, 200, 401))
async def confirm_email(server: Server, me: Somebody, body: Code) -> Response:
    """Confirm the e-mail address with the code sent to it."""
    server.limits.take("logins", by_person(me.id))
    person = await server.accounts.confirm_email(me, body.code)
    return json_response(server.accounts.account_of(person))


@router.get("/me/push", responses=described(PushInfo, 200, 401))
async def push_key(server: Server, _: Somebody) -> Response:
    """The key with which a browser registers for web push."""
    return json_response(PushInfo(key=await server.push.key()))


@router.post("/me/push", status_code=204, responses=described(None, 204, 401, 409))
async def register_push(server: Server, me: Somebody, body: PushSubscription) -> Response:
    """Send web push to this browser, until it signs out."""
    server.limits.take("hints", by_person(me.id))
    await server.push.register(me, body)
    server.notices.look_again(me.id)
    return nothing()


@router.post("/me/push/end", status_code=204, responses=described(None, 204, 401))
async def end_push(server: Server, me: Somebody, body: PushEnd) -> Response:
    """Send no more web push to this browser."""
    await server.push.end(me, body.endpoint)
    return nothing()


@router.get("/me/tables", responses=described(Tables, 200, 401))
async def my_tables(
    server: Server,
    me: Somebody,
    before: Annotated[float | None, Query(ge=0, allow_inf_nan=False)] = None,
) -> Response:
    """My tables: running, gathering, over; or the last that were over before a moment."""
    registry = server.registry
    found = await (registry.mine(me) if before is None else registry.mine_over(me, before))
    return json_response(
        Tables(tables=[table_line(server.presence, table, me.id) for table in found])
    )


@router.get("/me/records", responses=described(Records, 200, 401))
async def my_records(server: Server, me: Somebody) -> Response:
    """The records I have uploaded."""
    return json_response(Records(records=await server.uploads.mine(me)))
