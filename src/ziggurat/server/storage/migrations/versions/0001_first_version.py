"""First version"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("open", sa.Float(precision=53), nullable=False),
        sa.Column("last", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_house")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("email_confirmed", sa.Boolean(), nullable=False),
        sa.Column("email_code", sa.String(length=64), nullable=True),
        sa.Column("webhook", sa.String(length=500), nullable=True),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.Column("seen", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_people_seen"), ["seen"], unique=False)

    op.create_table(
        "records",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_records")),
    )
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_records_person"), ["person"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("hints", sa.String(length=32), nullable=True),
        sa.Column("order", sa.String(length=8), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("stage", sa.String(length=12), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("rematch_of", sa.String(length=32), nullable=True),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.Column("started", sa.Float(precision=53), nullable=True),
        sa.Column("ended", sa.Float(precision=53), nullable=True),
        sa.Column("touched", sa.Float(precision=53), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("log", sa.Integer(), nullable=False),
        sa.Column("deciding", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.String(length=32), nullable=True),
        sa.Column("waits", sa.Integer(), nullable=False),
        sa.Column("began", sa.Float(precision=53), nullable=False),
        sa.Column("deadline", sa.Float(precision=53), nullable=True),
        sa.Column("bot_turn", sa.Boolean(), nullable=False),
        sa.Column("claim", sa.String(length=32), nullable=True),
        sa.Column("claim_until", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_tables_rematch_of")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_bot_turn"), ["bot_turn"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_deadline"), ["deadline"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_owner"), ["owner"], unique=False)
        batch_op.create_index(
            "ix_tables_public_stage_created", ["public", "stage", "created"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_tables_stage"), ["stage"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_waiting"), ["waiting"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_table"), ["table"], unique=False)

    op.create_table(
        "log",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.Column("house", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_log_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_log")),
    )
    op.create_table(
        "notices",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("waits", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_notices_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", "waits", name=op.f("pk_notices")),
    )
    op.create_table(
        "screens",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_screens_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_screens")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("invitation", sa.String(length=64), nullable=True),
        sa.Column("seen", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("invitation", name=op.f("uq_seats_invitation")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.Column("seen", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
        sa.UniqueConstraint("id", name=op.f("uq_sessions_id")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_person"))

    op.drop_table("sessions")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    op.drop_table("screens")
    op.drop_table("notices")
    op.drop_table("log")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_table"))

    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_waiting"))
        batch_op.drop_index(batch_op.f("ix_tables_stage"))
        batch_op.drop_index("ix_tables_public_stage_created")
        batch_op.drop_index(batch_op.f("ix_tables_owner"))
        batch_op.drop_index(batch_op.f("ix_tables_deadline"))
        batch_op.drop_index(batch_op.f("ix_tables_bot_turn"))

    op.drop_table("tables")
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_records_person"))

    op.drop_table("records")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_people_seen"))

    op.drop_table("people")
    op.drop_table("house")
