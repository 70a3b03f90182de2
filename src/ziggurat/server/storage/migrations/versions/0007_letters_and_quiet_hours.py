"""Letters that tell of many turns, and hours in which nothing is sent"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("quiet", sa.JSON(), nullable=True))
    op.create_table(
        "letters",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("waits", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_letters_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", "waits", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_person_at"), "letters", ["person", "at"])
    op.execute(
        'INSERT INTO letters ("table", person, waits, at) '
        'SELECT "table", person, waits, at FROM notices'
    )
