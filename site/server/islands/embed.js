/* Shows live cards on other sites: <div data-pn-card="property-1001" data-pn-locale="en"><a href="…">…</a></div> */
(() => {
	const { origin } = new URL(document.currentScript.src);

	/** If the card cannot be loaded, the link inside stays. */
	const show = async (place) => {
		const [name, id] = place.dataset.pnCard.split('-');
		const locale = place.dataset.pnLocale === 'ar' ? 'ar' : 'en';
		const props = JSON.stringify(id ? { id: Number(id), locale } : { locale });
		try {
			const answer = await fetch(`${origin}/__nuxt_island/${name}.json?props=${encodeURIComponent(props)}`, { credentials: 'omit' });
			if (!answer.ok) return;
			const { html, css } = await answer.json();
			(place.shadowRoot ?? place.attachShadow({ mode: 'open' })).innerHTML = `<style>${css}</style>${html}`;
		} catch {}
	};

	const showAll = () => document.querySelectorAll('[data-pn-card]').forEach(show);
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showAll);
	else showAll();
})();
