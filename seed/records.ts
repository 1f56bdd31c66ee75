/** The sample world as rows. A record is a row of a collection with the rows that hang on it, which the database numbers itself. */
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
	/** Of what has a size: pictures. */
	width: number | null;
	height: number | null;
	/** A photograph is read from the disk, a drawing is made. */
	bytes: () => Promise<Buffer>;
};

/** Content to be loaded together. */
export type ContentPart = {
	files: SampleFile[];
	/** In an order in which every record points only at earlier ones. */
	records(): Generator<SampleRecord>;
	/** How many records there are, for progress. */
	size: number;
};

export type World = ContentPart & { settings: Row };

/** Consecutive records of one collection, at most `size` at a time. */
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
