#!/bin/sh
# rolling-update.sh RELEASE    RELEASE is a checkout below /opt/fieldpost/releases; two web instances and the worker, one after the other
set -eu
release=/opt/fieldpost/releases/$1
cd "$release"
npm ci --omit=dev
node -e "import('./lib/commands/build.mjs').then((build) => build.ensureBuilt())"
"$release/deploy/backup.sh" /var/backups/fieldpost
ln -sfn "$release" /opt/fieldpost/current
for port in 3001 3002; do
	systemctl restart "fieldpost@$port"
	# the other one answers until this one does; a migration may take its time
	tries=0
	until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/api/health"; do
		tries=$((tries + 1))
		if [ "$tries" -ge 300 ]; then
			echo "fieldpost@$port does not come up: the other instance still serves the release before" >&2
			exit 1
		fi
		sleep 1
	done
done
systemctl restart fieldpost-worker
