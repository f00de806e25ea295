// A saved game cut off after so many actions, the other seats played by the computer: imported, it goes on.

interface Header {
  seats: { kind: string; name?: string }[];
}

export function cutGame(file: string, move: number, seat: string, name: string, level: string): string {
  const lines = file.split('\n').filter((line) => line.trim() !== '');
  const header = JSON.parse(lines[0]!) as Header;
  const mine = seat.charCodeAt(0) - 'A'.charCodeAt(0);
  header.seats = header.seats.map((_, i) => (i === mine ? { kind: 'human', name } : { kind: level }));
  const actions = lines.slice(1).filter((line) => 'action' in (JSON.parse(line) as object));
  return [JSON.stringify(header), ...actions.slice(0, move)].join('\n') + '\n';
}
