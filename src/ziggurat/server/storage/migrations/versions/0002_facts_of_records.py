"""Facts of records, so that a list of them reads no record"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("facts", sa.JSON(), nullable=True))
