export interface TownWithStreets {
  city: string;
  /** Its number in the gazetteer of GeoNames. */
  geonames: string;
  state: string;
  zip: string;
  country: string;
  streets: readonly string[];
  /** How a house number and a street are written there. */
  numberLast?: boolean;
  /** The middle of some of its streets, latitude first. */
  positions?: Readonly<Record<string, readonly [lat: number, lng: number]>>;
}

/** A few towns by the sea with a few of their streets: enough to try an address field without any request. */
export const towns: readonly TownWithStreets[] = [
  { city: 'Galway', geonames: '2964180', state: 'County Galway', zip: 'H91', country: 'Ireland', streets: ['Quay Street', 'Shop Street', 'Dominick Street', 'Sea Road', 'Long Walk'], positions: { 'Quay Street': [53.2709, -9.0546], 'Shop Street': [53.2727, -9.053], 'Long Walk': [53.2693, -9.0521] } },
  { city: 'Cork', geonames: '2965140', state: 'County Cork', zip: 'T12', country: 'Ireland', streets: ['Grand Parade', 'Oliver Plunkett Street', 'Barrack Street', 'South Mall'] },
  { city: 'Dublin', geonames: '2964574', state: 'Dublin', zip: 'D02', country: 'Ireland', streets: ['Dame Street', 'Grafton Street', 'Baggot Street', 'Pearse Street'], positions: { 'Dame Street': [53.3443, -6.264], 'Grafton Street': [53.3418, -6.2603] } },
  { city: 'Whitstable', geonames: '2634021', state: 'Kent', zip: 'CT5', country: 'United Kingdom', streets: ['Harbour Street', 'High Street', 'Island Wall', 'Oxford Street'] },
  { city: 'Whitby', geonames: '2634135', state: 'North Yorkshire', zip: 'YO22', country: 'United Kingdom', streets: ['Church Street', 'Sandgate', 'Flowergate', 'Grape Lane'] },
  { city: 'Edinburgh', geonames: '2650225', state: 'Scotland', zip: 'EH1', country: 'United Kingdom', streets: ['Cockburn Street', 'High Street', 'Market Street', 'Victoria Street'], positions: { 'Cockburn Street': [55.9506, -3.1901], 'Victoria Street': [55.9487, -3.194] } },
  { city: 'Portland', geonames: '4975802', state: 'Maine', zip: '04101', country: 'United States', streets: ['Commercial Street', 'Congress Street', 'Exchange Street', 'Fore Street'] },
  { city: 'Astoria', geonames: '5711847', state: 'Oregon', zip: '97103', country: 'United States', streets: ['Commercial Street', 'Duane Street', 'Exchange Street', 'Marine Drive'] },
  { city: 'Gloucester', geonames: '4937829', state: 'Massachusetts', zip: '01930', country: 'United States', streets: ['Main Street', 'Rogers Street', 'Washington Street', 'Pleasant Street'] },
  { city: 'Husum', geonames: '2897132', state: 'Schleswig-Holstein', zip: '25813', country: 'Germany', numberLast: true, streets: ['Hafenstraße', 'Süderstraße', 'Großstraße', 'Wasserreihe'] },
  { city: 'Stralsund', geonames: '2826287', state: 'Mecklenburg-Vorpommern', zip: '18439', country: 'Germany', numberLast: true, streets: ['Hafenstraße', 'Fährstraße', 'Mönchstraße', 'Badenstraße'] },
  { city: 'Honfleur', geonames: '3013173', state: 'Normandie', zip: '14600', country: 'France', streets: ['Quai Sainte-Catherine', 'Rue Haute', 'Rue de la République', 'Rue des Logettes'] },
  { city: 'Saint-Malo', geonames: '2978640', state: 'Bretagne', zip: '35400', country: 'France', streets: ['Rue de Dinan', 'Rue Saint-Vincent', 'Quai Saint-Louis', 'Grand’Rue'] },
  { city: 'Delft', geonames: '2757345', state: 'Zuid-Holland', zip: '2611', country: 'Netherlands', numberLast: true, streets: ['Oude Delft', 'Markt', 'Choorstraat', 'Hippolytusbuurt'], positions: { 'Markt': [52.0115, 4.359] } },
];
