export { cancelParcels } from './cancel-parcels.ts';
export { hasParcel } from './has-parcel.ts';
export { registerParcels } from './register-parcels.ts';
export { trackOpenParcels, trackParcel } from './track-parcel.ts';
