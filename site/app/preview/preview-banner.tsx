import edit from 'icon:pn/edit';
import eye from 'icon:pn/eye';
import { Icon } from '../ui/icon.tsx';
import type { Banner } from './banner-data.ts';
import styles from './preview.css?url';

/** Above the header, in a colour of its own, so that nobody takes a draft for the site. */
export default function PreviewBanner({ banner: { title, details, missing, studio } }: { banner: Banner }) {
	return (
		<aside className="preview-banner" aria-label={title}>
			<link rel="stylesheet" href={styles} precedence="default" />
			<Icon icon={eye} />
			<p>
				<b>{title}</b>
				{details && <span>{details}</span>}
			</p>
			{missing && (
				<div className="preview-missing">
					<b>{missing.title}</b>
					<ul>
						{missing.fields.map((field) => (
							<li key={field}>{field}</li>
						))}
					</ul>
				</div>
			)}
			<a href={studio.to} target="_blank" rel="noreferrer">
				<Icon icon={edit} />
				{studio.text}
			</a>
		</aside>
	);
}
