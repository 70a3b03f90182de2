"""Analyses of games"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("deep", sa.Boolean(), nullable=False),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("claim", sa.String(32), nullable=True),
        sa.Column("claim_until", sa.Float(53), nullable=False),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "deep"),
    )
    op.create_index("ix_analyses_person", "analyses", ["person"])
    op.create_index("ix_analyses_state", "analyses", ["state"])
    op.create_table(
        "analysis_steps",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("deep", sa.Boolean(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table", "deep"], ["analyses.table", "analyses.deep"], ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "deep", "number"),
    )
