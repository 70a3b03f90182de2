"""Alembic runs the versions on the connection that the store hands in."""

from alembic import context
from sqlalchemy import Connection

from ziggurat.server.storage.models import Base


def run() -> None:
    connection = context.config.attributes["connection"]
    assert isinstance(connection, Connection)
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=connection.dialect.name == "sqlite",
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()


run()
