import sharp from 'sharp';

const picture = (background: string) =>
	sharp({ create: { width: 800, height: 600, channels: 3, background } })
		.jpeg()
		.toBuffer();

/** A photograph to choose in a form. */
export const pictureFile = async (name: string, background: string) => ({
	name,
	mimeType: 'image/jpeg',
	buffer: await picture(background),
});
