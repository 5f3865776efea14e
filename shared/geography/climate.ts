/** Usual daytime weather: below 10 °C, below 20, below 29, above; or the months of the rains. */
export const WEATHER_BANDS = ['cold', 'mild', 'warm', 'hot', 'rainy'] as const
export type WeatherBand = (typeof WEATHER_BANDS)[number]

const BANDS: Readonly<Record<string, WeatherBand>> = { c: 'cold', m: 'mild', w: 'warm', h: 'hot', r: 'rainy' }

/** ISO 3166 alpha-3, then January to December where most travellers go. */
const TABLE = `
AGO rrrrwwwwwrrr
ALB mmmmwwhhwwmm
ARE wwwhhhhhhhhw
ARG wwwwmmmmmwww
ARM ccmmwhhhwwmc
ATA cccccccccccc
AUS wwwwwmmmwwww
AUT ccmmwwwwwmcc
AZE ccmmwwhhwmmc
BEL ccmmmwwwmmmc
BEN hhhrrrrwrrhh
BGR ccmmwwwwwmmc
BHS wwwwhrrrrrww
BIH ccmmwwwwwmmc
BLZ wwhhhrrrrrrw
BOL rrrmmmmmmmmr
BRA rrrwwwwwwwwr
BRB wwwhhrrrrrrw
BRN rhhhhhhhrrrr
BTN mmmmwrrrrwmm
BWA rrrhwwwwhhhr
CAN cccmmwwwmmcc
CHE ccmmmwwwmmcc
CHL wwwwmmmmmwww
CHN ccmwwhrrwmmc
CIV hhhrrrrwwrrh
COK rrrrwwwwwwwr
COL wwwrrwwwrrrw
CPV wwwwwwwrrwww
CRI wwwwrrrrrrrw
CUB wwwhrrrrrrww
CUW hhhhhhhhhrrr
CYP mmmwwhhhhwwm
CZE cccmwwwwwmcc
DEU cccmwwwwwmcc
DJI wwhhhhhhhhhw
DMA wwwhhrrrrrrw
DNK cccmmwwwmmcc
DOM wwhhrrrrrrrw
DZA mmwwwhhhhwwm
ECU wrrrwwwwwwww
EGY mwwhhhhhhhww
ESP mmmwwwhhwwwm
EST ccccmmwwmccc
FIN cccccmmmmccc
FJI rrrrwwwwwwrr
FRA mmmmwwhhwwmm
FRO cccccmmmmccc
GAB rrrrrwwwwrrr
GBR cccmmmmmmmcc
GEO ccmmwwhhwmmc
GHA hhhrrrwwrrhh
GLP wwwhhrrrrrrw
GMB hhhhhrrrrrhh
GRC mmmwwhhhhwmm
GRD wwwhhrrrrrrw
GRL ccccccmmcccc
GTM wwwwrrrrrrww
GUF rrrrrrrhhhhr
GUY rhhhrrrrhhhr
HKG mmwwrrrrrwww
HND rwhhhhhhhrrr
HRV mmmmwwhhwwmm
HUN ccmmwwwwwmcc
IDN rrrhhwwwwhrr
IND wwhhhhrrrhww
IRL ccmmmmmmmmmc
ISL cccccmmmmccc
ITA mmmmwhhhwwmm
JAM hhhhrrhrrrhh
JOR mmmwwhhhhwwm
JPN ccmmwrhhrwmm
KAZ cccmwwhhwmcc
KEN wwwrrwwwwwrw
KGZ ccmmwwwwwmcc
KHM hhhhrrrrrrhh
KOR ccmmwwrrwwmc
LAO wwhhrrrrrhww
LCA wwwhhrrrrrrw
LKA hhhhrrrrrrrh
LSO rrwwmmmmwwwr
LTU cccmmwwwmmcc
LVA cccmmwwwmmcc
MAC mmwwrrrrrwww
MAR mwwwhhhhhwwm
MDG rrrwwwwwwwwr
MDV hhhhrrrrrrrh
MEX wwwwwrrrrwww
MKD ccmmwwhhwmmc
MLT mmmwwhhhwwwm
MNE mmmmwwhhwwmm
MNG ccccmwwwmccc
MOZ rrrwwwwwwwwr
MTQ wwwhhrrrrrrw
MUS rrrwwwwwwwww
MWI rrrwwwwwhhhr
MYS hhhhhhhhhrrr
NAM rrrwwwwwwhhh
NIC hhhhrrrrrrhh
NLD ccmmmwwwmmmc
NOR cccmmmmmmmcc
NPL mwwwwrrrrwwm
NZL wwwmmmmmmmmw
OMN wwhhhhhhhhhw
PAN hhhhrrrrrrrh
PER rrrmmmmmmwwr
PHL hhhhhrrrrrrh
POL cccmmwwwmmcc
PRT mmmmwwwwwwmm
PRY hhhwwwwwwhhh
PYF rrrhhwwwwhhr
QAT wwwhhhhhhhhw
REU rrrwwwwwwwww
ROU ccmmwwwwwmmc
RWA wwrrrwwwwrrw
SAU wwwhhhhhhhww
SEN wwwwwhrrrrhw
SGP rhhhhhhhhhrr
SLV hhhhrrrrrrhh
SRB ccmmwwhhwmmc
STP hhrrrwwwwrrh
SUR rhhrrrrrhhhr
SVK cccmmwwwmmcc
SVN ccmmwwwwwmcc
SWE cccccmmmcccc
SWZ rrrwwwwwwwrr
SYC rrhhhwwwwhhr
TGO hhhrrrrwrrhh
THA hhhhrrrrrrhh
TJK cccmmwwwwmcc
TLS rrrrhhhhhhhr
TON rrrrwwwwwwwr
TUN mmmwwhhhhwwm
TUR ccmmwwhhwwmm
TWN mwwwrrrrrwww
TZA wwrrrwwwwwrw
UGA wwrrrwwwwrrw
URY wwwwmmmmmwww
USA mmmwwwhhwwmm
UZB ccmwwhhhhwmc
VCT wwwhhrrrrrrw
VNM wwwwrrrrrwww
VUT rrrrwwwwwwwr
WSM rrrhhhhhhhrr
ZAF wwwwwmmmmwww
ZMB rrrhwwwwhhhr
ZWE rrrhwwwwhhhr`

/** Bands of letters, January first. */
export const climateIn = (letters: string): readonly WeatherBand[] =>
  [...letters].flatMap((letter) => BANDS[letter] ?? [])

const CLIMATES: ReadonlyMap<string, readonly WeatherBand[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', months = ''] = line.split(' ')
      return [code, climateIn(months)]
    }),
)

/** Weather bands from January to December; `null` for a country that the table lacks. */
export const climateOf = (isoAlpha3: string): readonly WeatherBand[] | null => CLIMATES.get(isoAlpha3) ?? null
