/** Days and hours are those of the shop, on every device. India has no summer time. */
export const SHOP_TIME_ZONE = 'Asia/Kolkata';
