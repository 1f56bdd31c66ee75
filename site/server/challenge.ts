import type { Challenge } from '#app/context.ts';
import type { Config } from '#config';
import type { Logger } from '#runtime/logger.ts';

const PATIENCE_MS = 4000;
const ANSWER_MOST = 4096;

/** Verifies a captcha answer. When the service is unreachable the visitor passes: a lost enquiry costs more than spam. */
export function createChallenge(settings: Config['challenge'], logger: Logger): Challenge | null {
	if (!settings) return null;
	const { siteKey, secret, script, verifyUrl } = settings;
	return {
		siteKey,
		script,
		async isPassed(answer, visitor) {
			if (!answer || answer.length > ANSWER_MOST) return false;
			try {
				const response = await fetch(verifyUrl, {
					method: 'POST',
					body: new URLSearchParams({ secret, response: answer, remoteip: visitor }),
					signal: AbortSignal.timeout(PATIENCE_MS),
				});
				if (!response.ok) throw new Error(`answered ${response.status}`);
				const { success } = (await response.json()) as { success?: unknown };
				return success === true;
			} catch (error) {
				logger.warn('challenge.failed', 'A challenge could not be verified', {
					reason: error instanceof Error ? error.message : String(error),
				});
				return true;
			}
		},
	};
}
