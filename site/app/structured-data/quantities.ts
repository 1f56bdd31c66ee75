import type { GeoCoordinatesLeaf, PostalAddressLeaf, QuantitativeValueLeaf } from 'schema-dts';

/** UN/CEFACT unit codes. */
const SQUARE_METRE = 'MTK';

export const squareMetres = (value: number): QuantitativeValueLeaf => ({ '@type': 'QuantitativeValue', value, unitCode: SQUARE_METRE });

export const squareMetreRange = (minValue: number, maxValue: number): QuantitativeValueLeaf =>
	minValue === maxValue ? squareMetres(minValue) : { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: SQUARE_METRE };

export const count = (value: number): QuantitativeValueLeaf => ({ '@type': 'QuantitativeValue', value });

export const geo = (point: { latitude: number; longitude: number } | null): GeoCoordinatesLeaf | undefined =>
	point ? { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude } : undefined;

export const addressIn = (area: string | null | undefined, location: string | null | undefined): PostalAddressLeaf => ({
	'@type': 'PostalAddress',
	...(area && { addressLocality: area }),
	...(location && { addressRegion: location }),
	addressCountry: 'EG',
});
