/** The sample content as rows. A record is a row with its child rows, whose ids the database assigns. */
export type Row = Record<string, unknown>;

export type SampleRecord = { collection: string; row: Row & { id: number }; parts: { table: string; rows: Row[] }[] };

export type SampleFile = {
	id: string;
	name: string;
	type: string;
	folder: string;
	title: string;
	alt_en: string;
	alt_ar: string;
	/** For pictures. */
	width: number | null;
	height: number | null;
	/** Reads a photograph from disk, or makes a drawing. */
	bytes: () => Promise<Buffer>;
};

/** Content that is loaded together. */
export type ContentPart = {
	files: SampleFile[];
	/** Ordered so that every record refers only to earlier ones. */
	records(): Generator<SampleRecord>;
	size: number;
};

export type World = ContentPart & { settings: Row };

export function* inBatches(records: Iterable<SampleRecord>, size: number): Generator<SampleRecord[]> {
	let batch: SampleRecord[] = [];
	for (const record of records) {
		if (batch.length === size || (batch[0] && batch[0].collection !== record.collection)) {
			yield batch;
			batch = [];
		}
		batch.push(record);
	}
	if (batch.length) yield batch;
}
