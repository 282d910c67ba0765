#!/bin/sh
# restore.sh FILE    into the empty database of DATABASE_URL, while no instance runs; with the AUTH_SECRET it was made under
set -eu
pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" "$1"
npm run verify
# a restored database is noticed by itself; said all the same, it costs nothing: dice that somebody may have seen do not come again
npm run restored
# sessions and tokens that were revoked since the backup are back: nobody is in
npm run signout -- all
