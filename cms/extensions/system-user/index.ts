import { SYSTEM_TOKEN_VARIABLE } from '../../access/system.ts';
import type { Hook } from '../hook.ts';
import { healSystemUser } from './heal.ts';

/** Before Directus answers anybody, the installation has its own user again, whatever was done to it or to the administrators. */
const systemUser: Hook = ({ init }, { database, logger }) => {
	const token = process.env[SYSTEM_TOKEN_VARIABLE];
	if (!token) return;
	init('app.before', async () => {
		try {
			await healSystemUser(database, token);
		} catch (error) {
			logger.error(error);
		}
	});
};

export default systemUser;
