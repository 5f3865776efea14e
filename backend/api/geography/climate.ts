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
ARM ccmwwhhhhwmc
ATA cccccccccccc
AUS wwwwwmmmwwww
AUT ccmmwwwwwmcc
AZE ccmmwwhhwwmc
BEL ccmmmwwwwmmc
BEN hhhrrrrwrrhh
BGR ccmmwwwhwmmc
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
CHE ccmmwwwwwmcc
CHL hhwwmmmmmwww
CHN ccmwwhrrwmmc
CIV hhhrrrrwwrrh
COK rrrwwwwwwwwr
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
EGY mwwwhhhhhhww
ESP mmmwwwhhwwwm
EST cccmmmwwmmcc
FIN cccccmmmmccc
FJI rrrrwwwwwwrr
FRA mmmmwwhhwwmm
FRO ccccmmmmmccc
GAB rrrrrwwwwrrr
GBR ccmmmmmmmmmc
GEO ccmmwwhhwwmc
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
ISL ccccmmmmmccc
ITA mmmwwhhhwwwm
JAM hhhhrrhrrrhh
JOR mmmwwhhhhwwm
JPN ccmmwrhhrwmm
KAZ cccmwwhhwmcc
KEN wwwrrwwwwwrw
KGZ ccmmwwhhwmcc
KHM hhhhrrrrrrhh
KOR ccmmwwrrwwmc
LAO wwhhrrrrrhww
LCA wwwhhrrrrrrw
LKA hhhhrrhhrrrh
LSO rrwwmmmmwwwr
LTU cccmmwwwmmcc
LVA cccmmwwwmmcc
MAC mmwwrrrrrwww
MAR mwwwhhhhhwwm
MDG rrrwwwwwwwwr
MDV hhhhrrrrrrrh
MEX wwwwwrrrrwww
MKD ccmmwhhhwmmc
MLT mmmwwhhhhwwm
MNE mmmmwwhhwwmm
MNG ccccmwwwmccc
MOZ rrrwwwwwwwwr
MTQ wwwhhrrrrrrw
MUS rrrwwwwwwwww
MWI rrrwwwwwhhhr
MYS hhhrhhhhhrrr
NAM rrrwwwwwwhhh
NIC hhhhrrrrrrhh
NLD ccmmmwwwmmmc
NOR cccmmmmmmmcc
NPL mwwwwrrrrwwm
NZL wwwwmmmmmmww
OMN wwhhhhhhhhhw
PAN hhhhrrrrrrrh
PER rrrmmmmmmwwr
PHL hhhhhrrrrrrh
POL cccmmwwwmmcc
PRT mmmwwwwhwwmm
PRY hhhhwwwwwhhh
PYF rrrhhwwwwhhr
QAT wwwhhhhhhhhw
REU rrrwwwwwwwww
ROU ccmmwwhhwmmc
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
SWE cccccmmmmccc
SWZ rrrwwwwwwwrr
SYC rrhhhwwwwhrr
TGO hhhrrrrwrrhh
THA hhhhrrrrrrhh
TJK cmmwwhhhhwmm
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

const CLIMATES: ReadonlyMap<string, readonly WeatherBand[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', months = ''] = line.split(' ')
      return [code, [...months].flatMap((letter) => BANDS[letter] ?? [])]
    }),
)

/** Weather bands from January to December; `null` for a country that the table lacks. */
export const climateOf = (isoAlpha3: string): readonly WeatherBand[] | null => CLIMATES.get(isoAlpha3) ?? null
