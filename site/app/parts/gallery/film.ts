/** How a film can be embedded: as an iframe, or as a video file. */
export type Film = { kind: 'frame' | 'file'; src: string };

const FILE = /\.(mp4|webm|m4v)$/i;

/** Null when the address may not be embedded. */
export function parseFilm(address: string | null): Film | null {
	const url = webAddress(address);
	if (!url) return null;
	const host = url.hostname.replace(/^(www|m)\./, '');
	const youtube = youtubeId(host, url);
	if (youtube) return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youtube}` };
	const [, vimeo] = host === 'vimeo.com' ? (/^\/(\d+)/.exec(url.pathname) ?? []) : [];
	if (vimeo) return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}` };
	return { kind: FILE.test(url.pathname) ? 'file' : 'frame', src: url.href };
}

function youtubeId(host: string, url: URL): string | null {
	const id =
		host === 'youtu.be'
			? url.pathname.slice(1)
			: host === 'youtube.com'
				? (url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1])
				: null;
	return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

function webAddress(address: string | null): URL | null {
	const url = address ? URL.parse(address) : null;
	return url?.protocol === 'https:' ? url : null;
}
