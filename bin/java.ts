import { createRequire } from 'node:module';
import { Failure } from './failure.ts';
import { installedProgram, installPackage } from './programs.ts';

type Downloader = { findCachedJava: () => string | null; resolveJava: () => Promise<string> };

/** For the HTML checker: the system's Java, else an earlier download, else Debian's package, else the checker's own download. */
export async function findJava(): Promise<string> {
	const downloader: Downloader = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js');
	const present = installedProgram(['java']) ?? downloader.findCachedJava() ?? fromApt() ?? (await download(downloader));
	if (!present)
		throw new Failure(
			'No Java to check HTML with: install one (on Debian: apt-get install default-jre-headless), then run npm test again.',
		);
	return present;
}

function download(downloader: Downloader): Promise<string | null> {
	console.log('  Java is downloaded into a folder of this user: the HTML checker runs on it.');
	return downloader.resolveJava().catch(() => null);
}

function fromApt(): string | null {
	installPackage('default-jre-headless', 'the HTML checker runs on it');
	return installedProgram(['java']);
}
