/**
 * Replaces the attestation checks and root certificates of @simplewebauthn/server, which need parsers of X.509: the
 * sign-in service requests no attestation, and a response that has one is rejected.
 */
const rejected = async () => false
module.exports = {
  Apple_WebAuthn_Root_CA: '',
  GlobalSign_Root_CA: '',
  GlobalSign_Root_CA_R3: '',
  GlobalSign_Root_R46: '',
  Google_Hardware_Attestation_Root_1: '',
  Google_Hardware_Attestation_Root_2: '',
  Google_Hardware_Attestation_Root_3: '',
  Google_Hardware_Attestation_Root_4: '',
  convertX509PublicKeyToCOSE: rejected,
  verifyAttestationAndroidKey: rejected,
  verifyAttestationAndroidSafetyNet: rejected,
  verifyAttestationApple: rejected,
  verifyAttestationFIDOU2F: rejected,
  verifyAttestationPacked: rejected,
  verifyAttestationTPM: rejected,
}
