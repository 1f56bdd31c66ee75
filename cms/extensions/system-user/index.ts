import { SYSTEM_TOKEN_VARIABLE } from '../../access/system.ts';
import type { Hook } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { repairSystemUser } from './repair.ts';

/** Restores the installation's own user at every start, before Directus answers, in case somebody changed it. */
const systemUser: Hook = ({ init }, { database, logger }) => {
	const token = process.env[SYSTEM_TOKEN_VARIABLE];
	if (!token) return;
	init('app.before', async () => {
		await repairSystemUser(database, token).catch(
			logFailure(logger, 'system_user.failed', 'The user of the installation could not be made'),
		);
	});
};

export default systemUser;
