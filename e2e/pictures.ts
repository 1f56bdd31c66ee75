import sharp from 'sharp';

const picture = (background: string) =>
	sharp({ create: { width: 800, height: 600, channels: 3, background } })
		.jpeg()
		.toBuffer();

/** A photograph for a file input. */
export const pictureFile = async (name: string, background: string) => ({
	name,
	mimeType: 'image/jpeg',
	buffer: await picture(background),
});
