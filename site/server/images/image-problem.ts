/** Why there is no image. A lasting problem would be the same a moment later; the others (timeouts, a server restarting) may pass. */
export class ImageProblem extends Error {
	readonly lasting: boolean;

	constructor(reason: string, lasting: boolean) {
		super(reason);
		this.lasting = lasting;
	}
}
