# What deploy/switch and deploy/roll share.
drain=${PN_DRAIN:-60}             # seconds that requests on their way to the former site may take
patience=${PN_PATIENCE:-300}      # seconds until the new site must be ready

say() { printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$*"; }
fail() { say "$*" >&2; exit 1; }

# How far the site at HOST:PORT follows the changes in Directus; nothing where it has no content.
change_of() { curl --silent --fail --max-time 20 "http://$1/readyz" | grep -o '"change":[0-9]*' | cut -d: -f2 || true; }

# until_ready NAME HOST:PORT CHANGE: it has content as new as that, its pages answer, and it takes forms. Says what it lacks.
until_ready() {
	local name=$1 address=$2 seen=$3 since=$SECONDS reached page status
	until reached=$(change_of "$address"); [ -n "$reached" ] && [ "$reached" -ge "$seen" ]; do
		if [ $((SECONDS - since)) -ge "$patience" ]; then say "$name is not ready after $patience s: journalctl -u 'pn-site@*' there." >&2; return 1; fi
		sleep 0.5
	done
	say "$name is ready after $((SECONDS - since)) s"
	for page in / /ar /search /ar/search; do
		status=$(curl --silent --location --output /dev/null --max-time 30 --write-out '%{http_code}' "http://$address$page" || true)
		if [ "$status" != 200 ]; then say "$page of $name answers $status." >&2; return 1; fi
	done
	if ! curl --silent --max-time 20 "http://$address/healthz" | grep -q '"available":true'; then
		say "$name takes no forms: event outbox.failing in its log." >&2
		return 1
	fi
}

# write_live SED…: changes the proxy's file of live sites and has it read; a proxy that does not take it keeps the former one.
write_live() {
	cp "$live" "$live.former"
	sed -E "$@" "$live.former" > "$live.new"
	mv "$live.new" "$live"
	if ! systemctl reload "$proxy"; then
		mv "$live.former" "$live"
		return 1
	fi
	rm "$live.former"
}

# What is on its way through the proxy's former processes ends first.
until_drained() {
	local since=$SECONDS
	sleep 2
	while [ "$proxy" = nginx ] && pgrep -f 'nginx: worker process is shutting down' > /dev/null && [ $((SECONDS - since)) -lt "$drain" ]; do sleep 1; done
}
