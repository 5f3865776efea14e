import type { Point } from '../../../shared/contracts/point.ts'

export type CountryFacts = Point & {
  /** IATA code of the airport that trips fly to. */
  airport: string
  currency: string
  /** BCP 47, the most spoken first. */
  languages: string[]
  timeZone: string
  plugs: string[]
}

/** ISO 3166 alpha-3: airport, latitude, longitude, currency, languages, zone, plugs. */
const TABLE = `
AGO NBJ -9.0 13.4 AOA pt Africa/Luanda C
ALB TIA 41.4 19.7 ALL sq Europe/Tirane C,F
ARE DXB 25.3 55.4 AED ar,en Asia/Dubai G
ARG EZE -34.8 -58.5 ARS es America/Argentina/Buenos_Aires C,I
ARM EVN 40.1 44.4 AMD hy Asia/Yerevan C,F
ATA USH -54.8 -68.3 USD es,en America/Argentina/Ushuaia C,F
AUS SYD -33.9 151.2 AUD en Australia/Sydney I
AUT VIE 48.1 16.6 EUR de Europe/Vienna C,F
AZE GYD 40.5 50.0 AZN az Asia/Baku C,F
BEL BRU 50.9 4.5 EUR nl,fr,de Europe/Brussels C,E
BEN COO 6.4 2.4 XOF fr Africa/Porto-Novo C,E
BGR SOF 42.7 23.4 EUR bg Europe/Sofia C,F
BHS NAS 25.0 -77.5 BSD en America/Nassau A,B
BIH SJJ 43.8 18.3 BAM bs,hr,sr Europe/Sarajevo C,F
BLZ BZE 17.5 -88.3 BZD en,es America/Belize A,B,G
BOL LPB -16.5 -68.2 BOB es,qu,ay America/La_Paz A,C
BRA GRU -23.4 -46.5 BRL pt America/Sao_Paulo C,N
BRB BGI 13.1 -59.5 BBD en America/Barbados A,B
BRN BWN 4.9 114.9 BND ms,en Asia/Brunei G
BTN PBH 27.4 89.4 BTN dz Asia/Thimphu C,D,G
BWA MUB -20.0 23.4 BWP en,tn Africa/Gaborone D,G,M
CAN YYC 51.1 -114.0 CAD en,fr America/Edmonton A,B
CHE ZRH 47.5 8.5 CHF de,fr,it Europe/Zurich C,J
CHL SCL -33.4 -70.8 CLP es America/Santiago C,L
CHN PEK 40.1 116.6 CNY zh Asia/Shanghai A,C,I
CIV ABJ 5.3 -3.9 XOF fr Africa/Abidjan C,E
COK RAR -21.2 -159.8 NZD en,rar Pacific/Rarotonga I
COL BOG 4.7 -74.1 COP es America/Bogota A,B
CPV VXE 16.8 -25.1 CVE pt,kea Atlantic/Cape_Verde C,F
CRI SJO 10.0 -84.2 CRC es America/Costa_Rica A,B
CUB HAV 23.0 -82.4 CUP es America/Havana A,B,C,L
CUW CUR 12.2 -69.0 XCG nl,pap,en America/Curacao A,B,F
CYP LCA 34.9 33.6 EUR el,tr Asia/Nicosia G
CZE PRG 50.1 14.3 CZK cs Europe/Prague C,E
DEU BER 52.4 13.5 EUR de Europe/Berlin C,F
DJI JIB 11.5 43.2 DJF fr,ar Africa/Djibouti C,E
DMA DOM 15.5 -61.3 XCD en America/Dominica D,G
DNK CPH 55.6 12.7 DKK da Europe/Copenhagen C,E,F,K
DOM SDQ 18.4 -69.7 DOP es America/Santo_Domingo A,B
DZA ALG 36.7 3.2 DZD ar,zgh Africa/Algiers C,F
ECU UIO -0.1 -78.4 USD es,qu America/Guayaquil A,B
EGY CAI 30.1 31.4 EGP ar Africa/Cairo C,F
ESP AGP 36.7 -4.5 EUR es Europe/Madrid C,F
EST TLL 59.4 24.8 EUR et Europe/Tallinn C,F
FIN IVL 68.6 27.4 EUR fi,sv Europe/Helsinki C,F
FJI NAN -17.8 177.4 FJD en,fj Pacific/Fiji I
FRA MRS 43.4 5.2 EUR fr Europe/Paris C,E
FRO FAE 62.1 -7.3 DKK fo,da Atlantic/Faroe C,E,F,K
GAB LBV 0.5 9.4 XAF fr Africa/Libreville C
GBR EDI 55.9 -3.4 GBP en Europe/London G
GEO TBS 41.7 44.9 GEL ka Asia/Tbilisi C,F
GHA ACC 5.6 -0.2 GHS en Africa/Accra D,G
GLP PTP 16.3 -61.5 EUR fr America/Guadeloupe C,E
GMB BJL 13.3 -16.7 GMD en Africa/Banjul G
GRC ATH 37.9 23.9 EUR el Europe/Athens C,F
GRD GND 12.0 -61.8 XCD en America/Grenada G
GRL JAV 69.2 -51.1 DKK kl,da America/Nuuk C,E,F,K
GTM GUA 14.6 -90.5 GTQ es America/Guatemala A,B
GUF CAY 4.8 -52.4 EUR fr America/Cayenne C,E
GUY GEO 6.5 -58.3 GYD en America/Guyana A,B,D,G
HKG HKG 22.3 113.9 HKD zh,en Asia/Hong_Kong G
HND SAP 15.5 -87.9 HNL es America/Tegucigalpa A,B
HRV SPU 43.5 16.3 EUR hr Europe/Zagreb C,F
HUN BUD 47.4 19.3 HUF hu Europe/Budapest C,F
IDN DPS -8.7 115.2 IDR id Asia/Makassar C,F
IND DEL 28.6 77.1 INR hi,en Asia/Kolkata C,D,M
IRL DUB 53.4 -6.3 EUR en,ga Europe/Dublin G
ISL KEF 64.0 -22.6 ISK is Atlantic/Reykjavik C,F
ITA CTA 37.5 15.1 EUR it Europe/Rome C,F,L
JAM KIN 17.9 -76.8 JMD en America/Jamaica A,B
JOR AMM 31.7 36.0 JOD ar Asia/Amman C,D,F,G,J
JPN HND 35.6 139.8 JPY ja Asia/Tokyo A,B
KAZ ALA 43.4 77.0 KZT kk,ru Asia/Almaty C,F
KEN NBO -1.3 36.9 KES sw,en Africa/Nairobi G
KGZ BSZ 43.1 74.5 KGS ky,ru Asia/Bishkek C,F
KHM SAI 13.4 104.2 KHR km Asia/Phnom_Penh A,C,G
KOR ICN 37.5 126.4 KRW ko Asia/Seoul C,F
LAO LPQ 19.9 102.2 LAK lo Asia/Vientiane A,B,C,E,F
LCA UVF 13.7 -60.9 XCD en America/St_Lucia G
LKA CMB 7.2 79.9 LKR si,ta Asia/Colombo D,G
LSO MSU -29.5 27.6 LSL st,en Africa/Maseru M
LTU VNO 54.6 25.3 EUR lt Europe/Vilnius C,F
LVA RIX 56.9 24.0 EUR lv Europe/Riga C,F
MAC MFM 22.1 113.6 MOP zh,pt Asia/Macau G
MAR RAK 31.6 -8.0 MAD ar,zgh,fr Africa/Casablanca C,E
MDG TNR -18.8 47.5 MGA mg,fr Indian/Antananarivo C,E
MDV MLE 4.2 73.5 MVR dv Indian/Maldives D,G
MEX MEX 19.4 -99.1 MXN es America/Mexico_City A,B
MKD SKP 42.0 21.6 MKD mk,sq Europe/Skopje C,F
MLT MLA 35.9 14.5 EUR mt,en Europe/Malta G
MNE TGD 42.4 19.3 EUR cnr Europe/Podgorica C,F
MNG UBN 47.6 106.8 MNT mn Asia/Ulaanbaatar C,E
MOZ MPM -25.9 32.6 MZN pt Africa/Maputo C,F,M
MTQ FDF 14.6 -61.0 EUR fr America/Martinique C,E
MUS MRU -20.4 57.7 MUR mfe,fr,en Indian/Mauritius C,G
MWI LLW -13.8 33.8 MWK ny,en Africa/Blantyre G
MYS KUL 2.7 101.7 MYR ms Asia/Kuala_Lumpur G
NAM WDH -22.5 17.5 NAD en,af Africa/Windhoek D,M
NIC MGA 12.1 -86.2 NIO es America/Managua A,B
NLD AMS 52.3 4.8 EUR nl Europe/Amsterdam C,F
NOR BGO 60.3 5.2 NOK no Europe/Oslo C,F
NPL KTM 27.7 85.4 NPR ne Asia/Kathmandu C,D,M
NZL AKL -37.0 174.8 NZD en,mi Pacific/Auckland I
OMN MCT 23.6 58.3 OMR ar Asia/Muscat G
PAN PTY 9.1 -79.4 PAB es America/Panama A,B
PER LIM -12.0 -77.1 PEN es,qu,ay America/Lima A,B,C
PHL MNL 14.5 121.0 PHP fil,en Asia/Manila A,B,C
POL KRK 50.1 19.8 PLN pl Europe/Warsaw C,E
PRT LIS 38.8 -9.1 EUR pt Europe/Lisbon C,F
PRY ASU -25.2 -57.5 PYG es,gn America/Asuncion C
PYF PPT -17.6 -149.6 XPF fr,ty Pacific/Tahiti A,B,E
QAT DOH 25.3 51.6 QAR ar Asia/Qatar G
REU RUN -20.9 55.5 EUR fr Indian/Reunion C,E
ROU OTP 44.6 26.1 RON ro Europe/Bucharest C,F
RWA KGL -2.0 30.1 RWF rw,en,fr Africa/Kigali C,J
SAU RUH 25.0 46.7 SAR ar Asia/Riyadh G
SEN DSS 14.7 -17.1 XOF fr,wo Africa/Dakar C,D,E,K
SGP SIN 1.4 104.0 SGD en,zh,ms,ta Asia/Singapore G
SLV SAL 13.4 -89.1 USD es America/El_Salvador A,B
SRB BEG 44.8 20.3 RSD sr Europe/Belgrade C,F
STP TMS 0.4 6.7 STN pt Africa/Sao_Tome C,F
SUR PBM 5.5 -55.2 SRD nl America/Paramaribo A,B,C,F
SVK TAT 49.1 20.2 EUR sk Europe/Bratislava C,E
SVN LJU 46.2 14.5 EUR sl Europe/Ljubljana C,F
SWE KRN 67.8 20.3 SEK sv Europe/Stockholm C,F
SWZ SHO -26.4 31.7 SZL en,ss Africa/Mbabane M
SYC SEZ -4.7 55.5 SCR crs,en,fr Indian/Mahe G
TGO LFW 6.2 1.3 XOF fr Africa/Lome C
THA BKK 13.7 100.7 THB th Asia/Bangkok A,B,C,O
TJK DYU 38.5 68.8 TJS tg Asia/Dushanbe C,F
TLS DIL -8.5 125.5 USD tet,pt Asia/Dili C,E,F,I
TON TBU -21.2 -175.1 TOP to,en Pacific/Tongatapu I
TUN TUN 36.9 10.2 TND ar Africa/Tunis C,E
TUR IST 41.3 28.7 TRY tr Europe/Istanbul C,F
TWN TPE 25.1 121.2 TWD zh Asia/Taipei A,B
TZA JRO -3.4 37.1 TZS sw,en Africa/Dar_es_Salaam D,G
UGA EBB 0.0 32.4 UGX en,sw Africa/Kampala G
URY MVD -34.8 -56.0 UYU es America/Montevideo C,F,L
USA LAX 33.9 -118.4 USD en America/Los_Angeles A,B
UZB TAS 41.3 69.3 UZS uz Asia/Tashkent C,F
VCT SVD 13.2 -61.1 XCD en America/St_Vincent A,B,G
VNM HAN 21.2 105.8 VND vi Asia/Ho_Chi_Minh A,C
VUT VLI -17.7 168.3 VUV bi,en,fr Pacific/Efate I
WSM APW -13.8 -172.0 WST sm,en Pacific/Apia I
ZAF CPT -34.0 18.6 ZAR zu,xh,af,en Africa/Johannesburg C,M,N
ZMB LVI -17.8 25.8 ZMW en Africa/Lusaka C,D,G
ZWE VFA -18.1 25.8 USD en,sn Africa/Harare D,G`

const COUNTRIES: ReadonlyMap<string, CountryFacts> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', airport = '', latitude, longitude, currency = '', languages = '', timeZone = '', plugs = ''] =
        line.split(' ')
      const facts = {
        airport,
        latitude: Number(latitude),
        longitude: Number(longitude),
        currency,
        languages: languages.split(','),
        timeZone,
        plugs: plugs.split(','),
      }
      return [code, facts]
    }),
)

export const countryFacts = (isoAlpha3: string): CountryFacts | null => COUNTRIES.get(isoAlpha3) ?? null

const EARTH_KM = 6371

/** Great circle. */
export const distanceKm = (a: Point, b: Point): number => {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
