"""People: guests, passwords, tokens, notices."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from ziggurat.server.api.dependencies import (
    COOKIE,
    Anybody,
    HouseHere,
    Somebody,
    address_of,
    answers,
    nothing,
    told,
    with_cookie,
)
from ziggurat.server.notices import turns as notices
from ziggurat.server.people import accounts as people
from ziggurat.server.people.accounts import Me
from ziggurat.server.problems import Problem
from ziggurat.server.process import House
from ziggurat.server.schemas.requests import (
    ChangedPerson,
    Code,
    Id,
    NewPassword,
    NewPerson,
    NewToken,
    Notices,
    SignIn,
)
from ziggurat.server.schemas.responses import (
    MeAnswer,
    NewTokenAnswer,
    RecordsAnswer,
    TablesAnswer,
    TokenLine,
)
from ziggurat.server.tables import commands as playing
from ziggurat.server.tables import lobby as tables
from ziggurat.server.tables.cache import Desk
from ziggurat.server.tables.uploads import listed
from ziggurat.server.tables.viewer_json import table_line

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/people", status_code=201, responses=answers(MeAnswer, 201))
async def become(house: HouseHere, request: Request, _: Anybody, body: NewPerson) -> Response:
    """Become a guest with a name."""
    house.limits.take("guests", address_of(request))
    person, secret = await people.new_person(house, body.name, body.language)
    return with_cookie(house, told(people.person_json(house, person), 201), secret)


@router.get("/me", responses=answers(MeAnswer, 200, 401))
async def myself(house: HouseHere, me: Somebody) -> Response:
    """Who I am."""
    return told(people.person_json(house, await people.load(house, me.id)))


@router.patch("/me", responses=answers(MeAnswer, 200, 401))
async def change(house: HouseHere, me: Somebody, body: ChangedPerson) -> Response:
    """Another name, language or settings of the page."""
    person = await people.change(house, me, body.name, body.language, body.settings)
    return told(people.person_json(house, person))


@router.delete("/me", status_code=204, responses=answers(None, 204, 401))
async def forget(house: HouseHere, me: Somebody) -> Response:
    """Resign everywhere and be forgotten."""
    for table in await tables.unfinished(house, me):
        await go(house, await house.desks.open(table), me)
    await people.forget(house, me)
    response = nothing()
    response.delete_cookie(COOKIE, path="/")
    return response


async def go(house: House, desk: Desk, me: Me) -> None:
    """Leave a table for good, whatever its stage."""
    try:
        if desk.play is not None:
            for seat in desk.mine(me.id):
                await playing.resign(house, desk, me.id, seat, None)
        elif desk.row.owner == me.id:
            await tables.remove(house, desk, me)
        else:
            await tables.leave(house, desk, me)
    except Problem as problem:
        if problem.key not in ("over", "resigned", "frozen", "not-seated", "no-such-table"):
            raise


@router.put("/me/password", responses=answers(MeAnswer, 200, 401, 409))
async def set_password(
    house: HouseHere, request: Request, me: Somebody, body: NewPassword
) -> Response:
    """A login and password, to come back from another device."""
    house.limits.take("logins", address_of(request))
    person = await people.set_password(house, me, body.login, body.password, body.old)
    return told(people.person_json(house, person))


@router.post("/sessions", responses=answers(MeAnswer, 200, 401))
async def sign_in(house: HouseHere, request: Request, _: Anybody, body: SignIn) -> Response:
    """Come back with a password."""
    house.limits.take("logins", address_of(request))
    house.limits.take("logins", body.login.casefold())
    person, secret = await people.sign_in(house, body.login, body.password)
    return with_cookie(house, told(people.person_json(house, person)), secret)


@router.delete("/sessions", status_code=204, responses=answers(None, 204, 401))
async def sign_out_everywhere(house: HouseHere, me: Somebody) -> Response:
    """Sign out everywhere; tokens end too."""
    await people.sign_out(house, me, everywhere=True)
    response = nothing()
    response.delete_cookie(COOKIE, path="/")
    return response


@router.delete("/sessions/this", status_code=204, responses=answers(None, 204, 401))
async def sign_out(house: HouseHere, me: Somebody) -> Response:
    """Sign out here."""
    await people.sign_out(house, me, everywhere=False)
    response = nothing()
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me/tokens", response_model=list[TokenLine], responses=answers(None, 200, 401))
async def tokens(house: HouseHere, me: Somebody) -> Response:
    """My tokens, without their secrets."""
    return told(await people.tokens(house, me))


@router.post("/me/tokens", status_code=201, responses=answers(NewTokenAnswer, 201, 401))
async def new_token(house: HouseHere, me: Somebody, body: NewToken) -> Response:
    """A token for a bot of mine; told this one time."""
    return told(await people.new_token(house, me, body.label), 201)


@router.delete("/me/tokens/{id}", status_code=204, responses=answers(None, 204, 401, 404))
async def end_token(house: HouseHere, me: Somebody, id: Id) -> Response:  # noqa: A002
    """End a token."""
    await people.end_token(house, me, id)
    return nothing()


@router.put("/me/notices", responses=answers(MeAnswer, 200, 401))
async def set_notices(house: HouseHere, me: Somebody, body: Notices) -> Response:
    """Where to tell me that it is my turn."""
    house.limits.take("hints", me.id)
    if body.webhook is not None:
        notices.check_webhook(body.webhook)
    person, code = await people.set_notices(house, me, body.email, body.webhook)
    if code is not None and person.email is not None:
        house.spawn(notices.send_code(house, person.email, code, person.language))
    return told(people.person_json(house, person))


@router.post("/me/notices/email", responses=answers(MeAnswer, 200, 401))
async def confirm_email(house: HouseHere, me: Somebody, body: Code) -> Response:
    """Confirm the e-mail address by the code it got."""
    house.limits.take("logins", me.id)
    return told(people.person_json(house, await people.confirm_email(house, me, body.code)))


@router.get("/me/tables", responses=answers(TablesAnswer, 200, 401))
async def my_tables(house: HouseHere, me: Somebody) -> Response:
    """My tables: running, gathering, over."""
    found = await tables.mine(house, me)
    return told({"tables": [table_line(house, desk, me.id) for desk in found]})


@router.get("/me/records", responses=answers(RecordsAnswer, 200, 401))
async def my_records(house: HouseHere, me: Somebody) -> Response:
    """The records I have uploaded."""
    return told({"records": await listed(house, me)})
