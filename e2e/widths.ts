/** Long journeys run once per language: English on a desktop, Arabic on a phone. Pages are audited in every combination. */
export const widthFor = (prefix: string): '@desktop' | '@phone' => (prefix ? '@phone' : '@desktop');
