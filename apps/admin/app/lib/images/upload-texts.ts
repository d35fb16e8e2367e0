export const uploadTexts = {
  uploaded: 'Image uploaded successfully',
  uploading: 'Uploading...',
  noneSelected: 'No Image Selected',
  invalidResponse: 'Invalid response from server',
  uploadFailed: (reason: string) => `Error uploading image: ${reason}`,
} as const;
