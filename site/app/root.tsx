import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import './styles/app.css';
import { localeOfPath, locales } from './i18n/locales.ts';

export default function Root() {
	const { language, direction } = locales[localeOfPath(useLocation().pathname)];
	return (
		<html lang={language} dir={direction}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				<Outlet />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}
