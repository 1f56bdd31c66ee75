/** The oldest version with the TypeScript and SQLite support we need. */
const NEEDED = 24;
/** From this version on, packages can be installed, which include a newer Node. */
const INSTALLS = 20;
const packaged = ['linux x64', 'linux arm64'];

/**
 * Chooses the Node to run on: the machine's if it is new enough, else the one among the packages. Called before anything is installed.
 * @param {{ versions: { node: string }, platform: string, arch: string }} machine
 * @returns {{ isOwn: boolean, refusal: string | null }}
 */
export function chooseNode({ versions, platform, arch }) {
	if (platform === 'win32')
		return { isOwn: false, refusal: 'This does not run on Windows: use Linux or macOS, or Linux inside Windows (WSL).' };
	const major = Number(versions.node.split('.')[0]);
	if (major >= NEEDED) return { isOwn: true, refusal: null };
	const isPackaged = packaged.includes(`${platform} ${arch}`);
	if (major >= INSTALLS && isPackaged) return { isOwn: false, refusal: null };
	const needed = isPackaged ? INSTALLS : NEEDED;
	return { isOwn: false, refusal: `This needs Node ${needed} or newer on ${platform} (${arch}); this is ${versions.node}.` };
}
