/** @example capital('gem mine') // 'Gem mine' */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
