/** Only what we use of `pg`, which ships no types. */
declare module 'pg' {
	export type QueryResult = { rows: Record<string, unknown>[]; rowCount: number | null };
	export type PoolClient = {
		query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
		on(event: 'error', listener: (error: Error) => void): void;
		release(destroy?: boolean): void;
	};
	export type PoolConfig = {
		connectionString: string;
		max: number;
		connectionTimeoutMillis: number;
		query_timeout: number;
		statement_timeout: number;
		lock_timeout: number;
		idle_in_transaction_session_timeout: number;
		keepAlive: boolean;
		application_name: string;
		options: string;
		types: { getTypeParser(oid: number, format?: string): (text: string) => unknown };
	};
	export class Pool {
		constructor(config: PoolConfig);
		on(event: 'error', listener: (error: Error) => void): void;
		on(event: 'connect', listener: (client: PoolClient) => void): void;
		connect(): Promise<PoolClient>;
		end(): Promise<void>;
	}
	export const types: { getTypeParser(oid: number, format?: string): (text: string) => unknown };
}
