#!/bin/sh
# backup.sh FOLDER    the whole database as one file, while everything runs; of older files those of the last 30 days stay
set -eu
umask 077
folder=$1
file=$folder/fieldpost-$(date -u +%Y%m%dT%H%M%SZ).dump
pg_dump --format=custom --no-owner --file="$file.part" "$DATABASE_URL"
# a file that cannot be read to its end is no backup
pg_restore --list "$file.part" > /dev/null
mv "$file.part" "$file"
find "$folder" -name 'fieldpost-*.dump' -mtime +30 -delete
echo "$file"
