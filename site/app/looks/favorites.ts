import type { LinksFunction } from 'react-router';
import styles from '../styles/looks/favorites.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
