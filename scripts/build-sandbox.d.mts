export function bundleSandbox(name: string): Promise<string>
