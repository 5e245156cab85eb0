/** A drawn map of the way to the sample office, for the frame on the contact screen. It needs no other server. */
export const officeMap = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -70 960 520" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="t d" xml:lang="pl">
<title id="t">Mapa dojazdu do urzędu</title>
<desc id="d">Urząd stoi przy Rynku, między ulicą Rynkową i ulicą Szkolną. Dworzec autobusowy jest 300 metrów na zachód, parking za urzędem.</desc>
<rect y="-70" width="960" height="590" fill="#eef2ee"/>
<path d="M0-70h318c-4 30-10 50-18 70c-40 70-30 130-110 170S60 220 0 230z" fill="#cfe0d2"/>
<path d="M700 520c20-80 90-110 140-170s90-70 120-80v250z" fill="#cfe0d2"/>
<path d="M-10 410C160 370 250 470 420 440S690 360 970 150" fill="none" stroke="#b5d3e6" stroke-width="26"/>
<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M-10 280H970M470-80V530" stroke-width="26"/><path d="M250 60V470M720-80V420M250 120H720M470 390H900" stroke-width="16"/></g>
<g fill="#dfe5e0"><rect x="280" y="150" width="70" height="44"/><rect x="372" y="150" width="66" height="44"/><rect x="280" y="214" width="150" height="40"/><rect x="508" y="306" width="80" height="52"/><rect x="610" y="306" width="80" height="52"/><rect x="744" y="150" width="120" height="90"/><rect x="290" y="308" width="140" height="60"/></g>
<rect x="500" y="146" width="190" height="104" fill="#f7efe0" stroke="#d9cbb0" stroke-width="2"/>
<rect x="500" y="146" width="92" height="48" fill="#1f5c4a"/>
<path d="M546 86c-22 0-38 16-38 37 0 26 38 57 38 57s38-31 38-57c0-21-16-37-38-37z" fill="#c8553d" stroke="#fff" stroke-width="4"/><circle cx="546" cy="122" r="13" fill="#fff"/>
<g font-family="'Source Sans 3',system-ui,sans-serif" font-size="20" fill="#2b3531"><text x="602" y="226">Rynek</text><text x="40" y="272">ul. Rynkowa</text><text x="498" y="470">ul. Szkolna</text><text x="744" y="358">ul. Leśna</text><text x="40" y="90" fill="#3c6148">Las Brzeski</text><text x="80" y="446" fill="#2d5f80">Brzezianka</text><text x="290" y="342">Dworzec</text></g>
<text x="546" y="72" text-anchor="middle" font-family="'Source Sans 3',system-ui,sans-serif" font-size="22" font-weight="600" fill="#1b1f1d">Urząd Gminy</text>
<g font-family="system-ui,sans-serif" font-weight="700" font-size="22" text-anchor="middle"><rect x="508" y="206" width="34" height="34" rx="6" fill="#1d5b8f"/><text x="525" y="231" fill="#fff">P</text></g>
</svg>`;
