/** Long journeys are gone once in each language, English on a desk and Arabic on a phone: the pages themselves are audited in both on both. */
export const widthFor = (prefix: string): '@desktop' | '@phone' => (prefix ? '@phone' : '@desktop');
