"""Browsers that get web push, what they were told, and the key that signs it"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    op.create_table(
        "push_browsers",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_push_browsers_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.hash"],
            name=op.f("fk_push_browsers_session"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_browsers")),
    )
    op.create_index(op.f("ix_push_browsers_person"), "push_browsers", ["person"])
    op.create_table(
        "pushes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("waits", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_pushes_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", "waits", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_person_at"), "pushes", ["person", "at"])
