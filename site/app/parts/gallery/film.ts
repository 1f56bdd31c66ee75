/** How a film or a tour can be shown inside a page: in a frame, as a file the browser plays, or not at all. */
export type Film = { kind: 'frame' | 'file'; src: string };

const FILE = /\.(mp4|webm|m4v)$/i;

/** Null: the address is not one a page may show. */
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
