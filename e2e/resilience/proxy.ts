import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#bin/checks.ts';
import { needProgram } from '#bin/programs.ts';
import { copySiteRules } from '#bin/proxy.ts';
import { eventually } from '../eventually.ts';

/** nginx on its own port with the site rules of deploy/nginx, without TLS and host names. */
export async function startProxy(folder: string) {
	const program = needProgram('nginx', 'nginx-light', 'the proxy before the site');
	mkdirSync(folder, { recursive: true });
	const port = await freePort();
	const live = join(folder, 'pn-live.conf');
	const config = join(folder, 'nginx.conf');
	copySiteRules(folder);
	writeFileSync(live, 'server 127.0.0.1:1;\n');
	writeFileSync(
		config,
		`daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
	access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
	upstream pn_site { include ${live}; keepalive 32; }
	server { listen 127.0.0.1:${port}; client_max_body_size 220m; include ${folder}/pn-site.conf; }
}
`,
	);
	const options = ['-p', folder, '-c', config];
	const { status, stderr } = spawnSync(program, [...options, '-t'], { encoding: 'utf8' });
	if (status !== 0) throw new Error(`nginx does not take its configuration: ${stderr}`);
	const child = spawn(program, options, { stdio: 'ignore' });
	const url = `http://127.0.0.1:${port}`;
	await eventually(async () => (await fetch(url).catch(() => null)) !== null, 'nginx to answer');
	return {
		url,
		live,
		reload: `${program} ${options.join(' ')} -s reload`,
		async stop() {
			const gone = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGQUIT');
			await gone;
		},
	};
}
