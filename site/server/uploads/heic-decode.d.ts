declare module 'heic-decode' {
	type Raw = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
	type Found = { width: number; height: number; decode(): Promise<Raw> }[] & { dispose(): void };
	const decode: { all(options: { buffer: Uint8Array }): Promise<Found> };
	export default decode;
}
