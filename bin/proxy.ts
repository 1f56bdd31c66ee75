import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Processes, root } from './processes.ts';
import { needProgram, startProgram } from './programs.ts';

type Upstream = { port: number; behind: number[] };

/** nginx with the rules of deploy/nginx on this machine: a server that does not answer is skipped for a moment. */
export function startProxy(processes: Processes, parent: string, parts: { sites: Upstream; cms: Upstream }): void {
	const program = needProgram('nginx', 'nginx', 'the proxy before several sites');
	const folder = join(parent, 'nginx');
	// Its workers run as another user.
	mkdirSync(folder, { mode: 0o711 });
	copySiteRules(folder);
	const file = join(folder, 'nginx.conf');
	writeFileSync(file, configure(folder, parts));
	const args = ['-p', folder, '-c', file, '-e', 'stderr'];
	startProgram(processes, 'The proxy', { program, args, folder, account: null, stopSignal: 'SIGTERM', isTemporary: false });
}

/** The rules of deploy/nginx, with paths for an nginx in another folder. */
export function copySiteRules(folder: string): void {
	for (const name of ['pn-proxy.conf', 'pn-site.conf'])
		writeFileSync(join(folder, name), readFileSync(join(root, 'deploy/nginx', name), 'utf8').replaceAll('/etc/nginx/', `${folder}/`));
}

function configure(folder: string, { sites, cms }: { sites: Upstream; cms: Upstream }): string {
	const upstream = (name: string, ports: number[]) =>
		`upstream ${name} { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ')} keepalive 32; }`;
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
	return `daemon off;
${process.getuid?.() === 0 ? 'user www-data;' : ''}
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 2048; }
http {
	access_log off;
	${temporary.join('\n\t')}
	map $http_upgrade $connection_header { default upgrade; '' ''; }
	${upstream('pn_site', sites.behind)}
	${upstream('pn_cms', cms.behind)}
	server {
		listen 127.0.0.1:${sites.port};
		client_max_body_size 220m;
		include ${folder}/pn-site.conf;
	}
	server {
		listen 127.0.0.1:${cms.port};
		client_max_body_size 30m;
		location / {
			proxy_pass http://pn_cms;
			proxy_http_version 1.1;
			proxy_connect_timeout 2s;
			proxy_read_timeout 1h;
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $remote_addr;
			proxy_set_header X-Forwarded-Proto $scheme;
			proxy_set_header Upgrade $http_upgrade;
			proxy_set_header Connection $connection_header;
		}
	}
}
`;
}
