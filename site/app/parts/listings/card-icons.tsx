import area from 'icon:pn/area';
import bath from 'icon:pn/bath';
import bed from 'icon:pn/bed';
import camera from 'icon:pn/camera';
import check from 'icon:pn/check';
import phone from 'icon:pn/phone';
import pin from 'icon:pn/pin';
import shield from 'icon:pn/shield';
import wa from 'icon:pn/wa';

const icons = { area, bath, bed, camera, check, phone, pin, shield, wa };
export type CardIconName = keyof typeof icons;

/** `styles/cards.css` sets size and colour. */
export function CardIcon({ name, label }: { name: CardIconName; label?: string }) {
	const { body, width, height } = icons[name];
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from an icon set in the build, never from content
			dangerouslySetInnerHTML={{ __html: body }}
		/>
	);
}
