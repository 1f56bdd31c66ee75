/** Why there is no image. A lasting problem would be the same on a retry; others (timeouts, restarts) may pass. */
export class ImageProblem extends Error {
	readonly lasting: boolean;

	constructor(reason: string, lasting: boolean) {
		super(reason);
		this.lasting = lasting;
	}
}
