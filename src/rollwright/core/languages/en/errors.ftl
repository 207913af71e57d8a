wrong-line = line { $line }: { $reason }
wrong-column = line { $line }, column { $column }: { $reason }
